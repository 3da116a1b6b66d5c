export const buildDayConstants: Record<string, string>;
