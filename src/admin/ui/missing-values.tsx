type MissingValuesProps = { values: readonly (string | false | undefined)[] };

/** Lists what is missing in a stored row. Renders nothing for a complete row. */
export function MissingValues({ values }: MissingValuesProps) {
  const found = values.filter(Boolean);
  if (found.length === 0) return null;
  return (
    <p className="my-1 font-sans text-base font-semibold tracking-normal text-danger">
      {found.join(" ")}
    </p>
  );
}
