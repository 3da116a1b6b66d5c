import { latestPosts as copy } from "@/content/home";

/** No post yet, or none could be read (spec, section 8). */
export function NoPosts() {
  return <p className="text-lead text-ink-600">{copy.empty}</p>;
}
