import { ChevronDown, RefreshCw, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/ui/button";
import { blogList as copy } from "@/content/blog";
import { cn } from "@/lib/cn";

const FIELD =
  "h-12 w-full rounded border-fine border-input bg-card text-lg text-foreground placeholder:text-ink-500 hover:border-strong";

type BlogToolbarProps = {
  search: string;
  onSearchChange: (search: string) => void;
  onSearchCommit: () => void;
  category: string;
  categories: readonly string[];
  /** `search` is the current text of the search field. */
  onCategoryChange: (category: string, search: string) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
};

export function BlogToolbar({
  search,
  onSearchChange,
  onSearchCommit,
  category,
  categories,
  onCategoryChange,
  isRefreshing,
  onRefresh,
}: BlogToolbarProps) {
  const searchRef = useRef<HTMLInputElement>(null);
  const categoryRef = useRef<HTMLSelectElement>(null);

  const takeOver = useEffectEvent(() => {
    const typed = searchRef.current?.value ?? search;
    const chosen = categoryRef.current?.value ?? category;
    if (chosen !== category) onCategoryChange(chosen, typed);
    else if (typed !== search) onSearchChange(typed);
  });
  // Takes over what was typed and chosen before hydration, which React does not report as a change:
  // https://github.com/react/react/issues/12955
  useEffect(() => {
    takeOver();
  }, []);

  return (
    <search>
      <form
        className="mt-12 grid gap-3 border-y-2 border-strong py-5 sm:grid-cols-[1fr_14rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onSearchCommit();
        }}
      >
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted-foreground"
          />
          <input
            ref={searchRef}
            type="search"
            aria-label={copy.searchLabel}
            name="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={copy.searchPlaceholder}
            value={search}
            onChange={(event) => {
              onSearchChange(event.target.value);
            }}
            onBlur={onSearchCommit}
            className={cn(FIELD, "pr-4 pl-12")}
          />
        </div>
        <div className="relative">
          <select
            ref={categoryRef}
            aria-label={copy.categoryLabel}
            name="category"
            value={category}
            onChange={(event) => {
              onCategoryChange(event.target.value, search);
            }}
            className={cn(FIELD, "appearance-none pr-11 pl-4")}
          >
            <option value="">{copy.allCategories}</option>
            {/* One that is only in the address is shown as well, since it is applied. */}
            {category !== "" && !categories.includes(category) && (
              <option value={category}>{category}</option>
            )}
            {categories.map((name) => (
              // Without a value its text is the value, and a translator may change the text.
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-3.5 size-5"
          />
        </div>
        <Button variant="outline" onClick={onRefresh} aria-busy={isRefreshing}>
          <RefreshCw
            aria-hidden="true"
            className={cn("size-5", isRefreshing && "animate-spin motion-reduce:animate-none")}
          />
          {copy.refresh}
        </Button>
      </form>
    </search>
  );
}
