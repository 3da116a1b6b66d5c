/** JSON for a `<script>` in HTML: a text in it may hold "</script>". */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
