/** Lists what is missing in a stored row. Renders nothing for a complete row. */
export function MissingValues({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <p className="my-1 font-sans text-sm font-semibold tracking-normal text-cinnabar">
      {values.join(" ")}
    </p>
  );
}
