/** What a stored row lacks, in words; nothing for one that is whole. */
export function RowGaps({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null;
  return (
    <p className="my-1 font-sans text-sm font-semibold tracking-normal text-cinnabar">
      {gaps.join(" ")}
    </p>
  );
}
