"""Work in other processes and on other machines: workers, fair queue, jobs, cluster. See docs/architecture/work.md."""
