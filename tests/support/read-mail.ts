/** Parses a `mailto:` link. All parts are empty when it is not one. */
export function readMail(link = "") {
  const [, to = "", subject = "", body = ""] =
    /^mailto:([^?]+)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  return { to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}
