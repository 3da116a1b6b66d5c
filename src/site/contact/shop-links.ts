import { parseUrl } from "@/lib/url";

type Shop = {
  name: string;
  /** The end of its hosts. */
  domain: RegExp;
  /** The path and query of the page of one product. */
  product: RegExp;
};

/** Domains are compared as a whole: "amazon.com.evil.example" and "notamazon.com" are not Amazon. */
const SHOPS: readonly Shop[] = [
  {
    name: "1688",
    domain: /\.1688\.com$/,
    product: /^\/offer\/\d+\.html|[?&]offerId=\d/i,
  },
  {
    name: "Alibaba",
    domain: /\.alibaba\.com$/,
    product: /^\/(?:product-detail\/.*\d\.html|product\/.|x\/.)/i,
  },
  {
    name: "Amazon",
    domain:
      /\.amazon\.(?:ae|ca|cn|co\.(?:jp|uk|za)|com(?:\.(?:au|be|br|mx|tr))?|de|eg|es|fr|ie|in|it|nl|pl|sa|se|sg)$/,
    product: /^[^?]*\/(?:dp|gp\/product|gp\/aw\/d)\/[a-z\d]{10}(?![a-z\d])/i,
  },
  { name: "Amazon", domain: /\.(?:amzn\.(?:asia|eu|in|to)|a\.co)$/, product: /^\/./ },
  { name: "AliExpress", domain: /\.aliexpress\.(?:com|us|ru)$/, product: /^\/item\/./ },
  { name: "Taobao", domain: /\.taobao\.com$/, product: /[?&]id=\d/ },
  { name: "Tmall", domain: /\.tmall\.com$/, product: /[?&]id=\d/ },
  { name: "Made-in-China", domain: /\.made-in-china\.com$/, product: /^\/product\/./ },
];

/** A web address. Of an unknown shop it is not known whether it is that of a product. */
type ProductLink = { shop: string | null; isProduct: boolean };

/** What a typed or pasted link leads to; null if it is no web address. */
export function readProductLink(typed: string): ProductLink | null {
  const url = parseAddress(completeLink(typed));
  if (!url) return null;
  const shop = SHOPS.find(({ domain }) => domain.test(`.${url.hostname}`));
  const isProduct = shop?.product.test(url.pathname + url.search) ?? false;
  return { shop: shop?.name ?? null, isProduct };
}

/**
 * The address that was meant: the one in a shared text ("Steel bottle https://a.co/d/1"), or what was
 * typed, with its protocol. Other text stays as it is.
 */
export function completeLink(typed: string): string {
  const [shared] = /https?:\/\/\S+/i.exec(typed) ?? [];
  if (shared === typed) return typed;
  if (shared) return shared.replace(/[^\p{L}\p{N}/=_-]+$/u, "");
  const completed = `https://${typed}`;
  return parseAddress(completed) ? completed : typed;
}

/** A host in the public web: with a dot, and with a letter after the last one. */
const HOST = /^(?:[\w-]+\.)+[a-z][a-z\d-]+$/;

function parseAddress(text: string): URL | null {
  const url = /^https?:\/\/\S+$/i.test(text) ? parseUrl(text) : null;
  // With a user name it is a mail address, or the name of a shop before the host of another.
  return url && HOST.test(url.hostname) && !url.username ? url : null;
}
