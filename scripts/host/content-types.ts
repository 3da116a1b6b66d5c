const TEXT: Record<string, string> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  map: "application/json",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
};

/** Formats that are compressed already. */
const BINARY: Record<string, string> = {
  avif: "image/avif",
  ico: "image/vnd.microsoft.icon",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
  woff2: "font/woff2",
};

export type ContentType = { name: string; isText: boolean };

export function getContentType(file: string): ContentType {
  const extension = file.slice(file.lastIndexOf(".") + 1);
  const text = TEXT[extension];
  if (text) return { name: `${text}; charset=utf-8`, isText: true };
  return { name: BINARY[extension] ?? "application/octet-stream", isText: false };
}
