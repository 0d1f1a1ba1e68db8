"""The laboratory: strategies written, tried and compared in the browser."""
