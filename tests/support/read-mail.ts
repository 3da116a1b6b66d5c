/** A mail link as a mail program reads it; blank when it is none. */
export function readMail(link = "") {
  const [, to = "", subject = "", body = ""] =
    /^mailto:([^?]+)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  return { to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}
