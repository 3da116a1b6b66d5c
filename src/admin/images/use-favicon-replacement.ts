import { DEFAULT_FAVICON } from "@/config/limits";
import { rememberSiteSetting, saveSiteSetting } from "@/data/site-setting-editing";
import { FAVICON_KEY } from "@/data/site-settings";
import { faviconHref, showFavicon } from "@/lib/favicon";
import { checkAddress } from "./check-address";
import { fallbacks, messages, problems } from "./messages";
import { useReplacement } from "./use-replacement";

type Options = {
  stored: string;
  onDirtyChange: (isDirty: boolean) => void;
  onSavedElsewhere: () => void;
  onOutdated: () => void;
};

/** The form of the favicon. Reverting stores the default, because settings are not deleted. */
export function useFaviconReplacement({ stored, ...callbacks }: Options) {
  return useReplacement<"url">({
    draftKey: `site-setting:${FAVICON_KEY}`,
    stored: { url: stored },
    defaults: { url: DEFAULT_FAVICON },
    check: ({ url }) => {
      const text = checkAddress(url, problems.faviconUrlEmpty);
      return text ? { field: "url", text } : null;
    },
    save: ({ url }) => ({
      run: () => store(url),
      fallback: fallbacks.favicon,
      done: messages.faviconSaved,
    }),
    revert: {
      run: () => store(DEFAULT_FAVICON),
      fallback: fallbacks.faviconRevert,
      done: messages.faviconReverted,
    },
    ...callbacks,
  });
}

async function store(url: string): Promise<void> {
  await saveSiteSetting(FAVICON_KEY, url);
  await rememberSiteSetting(FAVICON_KEY, url);
  showFavicon(faviconHref(url, DEFAULT_FAVICON));
}
