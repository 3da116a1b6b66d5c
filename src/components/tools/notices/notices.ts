/** What messages say of fields: loaded when the page is live, since no first view has it. */
export { DroppedValues } from "./dropped-values";
export { ProblemList } from "./problem-list";
