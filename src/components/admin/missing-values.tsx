/** Lists what is missing in a stored row. Renders nothing for a complete row. */
export function MissingValues({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null;
  return (
    <p className="my-1 font-sans text-sm font-semibold tracking-normal text-cinnabar">
      {gaps.join(" ")}
    </p>
  );
}
