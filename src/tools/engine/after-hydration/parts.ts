// Everything that is needed after hydration only, in one module for one dynamic import.
export { copyText } from "@/lib/copy-text";
export { addToEnquiry } from "./add-to-enquiry";
export { ConversionNote } from "./conversion-note";
export { DroppedValues } from "./dropped-values";
export { ProblemList } from "./problem-list";
