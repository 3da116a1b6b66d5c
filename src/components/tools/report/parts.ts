export { addEnquiryBlock, makeEnquiryBlock } from "@/lib/tools/enquiry-block";
export { DroppedValues } from "./dropped-values";
export { ProblemList } from "./problem-list";
