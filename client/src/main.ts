import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/flight.css";

const target = document.querySelector("#app");
if (!target) throw new Error("the page has no place for the application");

export default mount(App, { target });
