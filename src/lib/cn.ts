/** Joins class names; an incoming `className` comes last. */
export { clsx as cn } from "clsx";
