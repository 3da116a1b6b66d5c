import { prepareArticle } from "@/lib/article";

/** A part of an article as its page shows it, without ids, which could be those of the admin. */
export function preparePreview(html: string): string {
  // Nothing runs or loads in a template:
  // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/template
  const template = document.createElement("template");
  template.innerHTML = prepareArticle(html).html;
  template.content.querySelectorAll("[id]").forEach((element) => {
    element.removeAttribute("id");
  });
  return template.innerHTML;
}
