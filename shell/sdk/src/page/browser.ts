/** Leaving the page; one object so that a test can look instead of leave. */
export const browser = {
  go(address: string): void {
    window.location.assign(address);
  },
  reload(): void {
    window.location.reload();
  },
};
