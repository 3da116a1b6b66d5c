import { useState } from "react";

/** A text for a live region. The same text twice in a row is announced twice, thanks to the key. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState({ text: "", key: 0 });
  return {
    announcement,
    announce: (text: string) => {
      setAnnouncement(({ key }) => ({ text, key: key + 1 }));
    },
  };
}
