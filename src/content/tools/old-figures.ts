/** The line below the sources of figures that were looked up over a year ago. */
export const oldFigures = {
  line: (tables: string) =>
    `Looked up over a year ago: ${tables}. Check these figures before you rely on them.`,
  table: (figures: string, month: string) => `${figures} (${month})`,
};
