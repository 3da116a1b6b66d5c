/** What the code knows of the day of its build (src/config/build-day.ts), as Vite's `define`. */
export const buildDayConstants: Record<string, string> = {
  __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
};
