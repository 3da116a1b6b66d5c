import { replyTime, site, wechatId } from "@/config/site";
import type { Refusal } from "@/data/enquiries";

/** What is said of an enquiry after it was submitted. */
export const preparedEmail = {
  heading: "Your message is prepared",
  opened: `It is not on its way yet: your mail program should open with the text below. Check it there and press send. Then you get a reply within ${replyTime}.`,
  failed:
    "Your mail program could not be opened. Copy the message and the address, and send them from any mailbox you like.",
  long: "Many mail programs ignore a link as long as yours. Copy the message first, then open a shorter email and paste the whole text into it.",
  storageFailed:
    "This browser keeps no copy of your enquiry. That changes nothing about the email, whose whole text is below.",
  attachStart: "Attach",
  attachEnd: "before sending",
  recipient: "To",
  subject: "Subject",
  message: "Message text",
  copyMessage: "Copy message",
  copyAddress: "Copy address",
  messageCopied: "Copied: the whole message.",
  addressCopied: `Copied: ${site.email}`,
  copyFailed:
    "Your browser does not let us copy. The text is selected: press Ctrl+C, or ⌘C on a Mac.",
  openAgain: "Open email app again",
  open: "Open email app",
  openShorter: "Open a shorter email",
  openGmail: "Open in Gmail",
  openOutlook: "Open in Outlook",
  openOutlookWork: "Outlook for work",
  change: "Change it",
  close: "Close the prepared message",
};

/** An enquiry that goes to the database, by what is known of it. */
export const delivery = {
  sending: {
    heading: "Sending your enquiry",
    lead: "This takes a moment. It is kept in this browser until we have it.",
  },
  received: {
    heading: "We have your enquiry",
    lead: (email: string) =>
      `A person reads it, and answers within ${replyTime} to ${email}. Please name the reference if you write or call before.`,
  },
  waiting: {
    heading: "Not sent yet",
    lead: "We could not take it yet. The enquiry is kept in this browser and goes out by itself as soon as there is a connection, while this tab is open, or when you open this page the next time.",
    offlineLead:
      "You are offline. The enquiry is kept in this browser and goes out by itself as soon as you are online, while this tab is open, or when you open this page the next time.",
  },
  refused: {
    heading: "Not received",
    reasons: {
      incomplete:
        "Something that we need is missing or is no valid entry: your name, your email address, the product or the message.",
      too_long:
        "The enquiry is longer than we can take: 8,000 characters for the message, 200 to 1,000 for the other fields. Shorten it in the form, or send all of it by email.",
      robot:
        "The form was filled in as programs do it, so it was not taken. If you are a person, send the enquiry again, or by one of the ways below.",
      too_many:
        "Too many enquiries came from your network, or to us, in a short time. Nothing is lost: send it again later, or by one of the ways below.",
      unavailable:
        "Enquiries cannot be sent from here at the moment. Please send it by one of the ways below; the whole text is there.",
    } satisfies Record<Refusal, string>,
  },
  reference: "Reference",
  storageFailed: "The browser has no room to keep it. Leave this page open until we have it.",
  fileStart: "Your file",
  fileEnd: "is still on your device. Send it with your answer to our email, or with an email now.",
  sendAgain: "Send again",
  once: "It arrives once, however often you press.",
  forget: "Stop trying",
  otherWays: "Send it another way, or keep a copy",
  close: "Close this message",
};

/** Enquiries of other and of closed tabs. */
export const earlier = {
  heading: "Earlier in this browser",
  prepared: (date: string) => `${date}: prepared as an email. Whether it was sent, only you know.`,
  sending: (date: string) => `${date}: being sent.`,
  waiting: (date: string) => `${date}: not sent yet.`,
  received: (date: string, reference: string) => `${date}: received, ${reference}.`,
  refused: (date: string) => `${date}: not received.`,
  show: "Show",
  showOf: (interest: string) => `Show the enquiry about ${interest}`,
  hide: "Hide",
  hideOf: (interest: string) => `Hide the enquiry about ${interest}`,
};

export const chat = {
  lead: "Or send us the text by chat:",
  prefilled: "The text is in it already.",
  pasted: "Copy the message first and paste it there.",
  shortened: "[Shortened. Please paste the whole message here before you send.]",
  wechat: "WeChat:",
  wechatSteps: `copy the message, add ${wechatId} and paste it there.`,
  copyForWechat: "Copy for WeChat",
  copyId: "Copy WeChat ID",
  idCopied: `Copied: ${wechatId}`,
  qrCode: `QR code of our WeChat account ${wechatId}`,
  qrHint: "Scan it in WeChat",
};
