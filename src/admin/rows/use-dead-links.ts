import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { rowList } from "@/content/admin/row-list";
import { isPublicPost, type BlogPost } from "@/data/blog-posts";
import { movedPostQueries } from "@/data/moved-posts";
import { idle } from "@/lib/idle";
import { makeDeadLinkFinder, readSiteLinks, type SiteLinks } from "./site-links";

/** How long texts are read without a pause. Typing never waits longer. */
const SLICE_MS = 8;
const MAX_NAMED = 3;

/** The sentences, by the contents of the rows. */
export type DeadLinks = ReadonlyMap<string, string>;

type Options = {
  rows: readonly { content: string }[] | undefined;
  /** All posts, or no more than their addresses; undefined and null if they are not known. */
  posts: readonly BlogPost[] | null | undefined;
  hasHeadingIds: boolean;
};

/**
 * Says which links in the contents of rows lead nowhere. Each text is read once,
 * while the browser is idle. Nothing is said before it is known which addresses are former ones.
 */
export function useDeadLinks({ rows, posts, hasHeadingIds }: Options): DeadLinks {
  const { data: moved } = useQuery(movedPostQueries.all());
  const known = useRef<ReadonlyMap<string, SiteLinks>>(new Map());
  const [links, setLinks] = useState<ReadonlyMap<string, SiteLinks>>(new Map());

  useEffect(() => {
    let isCurrent = true;
    async function readAll() {
      const found = new Map<string, SiteLinks>();
      let end = 0;
      for (const { content } of rows ?? []) {
        if (!known.current.has(content) && performance.now() > end) {
          await idle();
          if (!isCurrent) return;
          end = performance.now() + SLICE_MS;
        }
        found.set(content, known.current.get(content) ?? readSiteLinks(content, hasHeadingIds));
      }
      known.current = found;
      startTransition(() => {
        setLinks(found);
      });
    }
    void readAll();
    return () => {
      isCurrent = false;
    };
  }, [rows, hasHeadingIds]);

  return useMemo(() => {
    const notes = new Map<string, string>();
    if (moved === undefined) return notes;
    const slugs = posts?.filter(isPublicPost).map(({ slug }) => slug) ?? null;
    const find = makeDeadLinkFinder(slugs, moved?.map(({ path }) => path) ?? []);
    for (const [content, found] of links) {
      const dead = find(found);
      if (dead.length === 0) continue;
      notes.set(content, rowList.deadLinks(dead.slice(0, MAX_NAMED), dead.length - MAX_NAMED));
    }
    return notes;
  }, [links, posts, moved]);
}
