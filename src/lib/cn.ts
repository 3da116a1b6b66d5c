/** Joins class names. An incoming `className` goes last. */
export { clsx as cn } from "clsx";
