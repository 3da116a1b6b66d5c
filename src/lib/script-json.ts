/** JSON for an inline `<script>`. Escapes "<", because a value may contain "</script>". */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
