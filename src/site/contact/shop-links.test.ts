import { expect, test } from "vitest";
import { completeLink, readProductLink } from "./shop-links";

test.each([
  ["1688", "https://detail.1688.com/offer/654312345678.html?spm=a26352.b28411319"],
  ["1688", "detail.1688.com/offer/654312345678.html"],
  ["1688", "http://m.1688.com/offer/654312345678.html"],
  ["1688", "https://detail.m.1688.com/page/index.html?offerId=654312345678&sk=consign"],
  ["Alibaba", "https://www.alibaba.com/product-detail/Steel-bottle_1600812345678.html"],
  ["Alibaba", "https://german.alibaba.com/product-detail/Flasche-62012345678.html?s=p"],
  ["Alibaba", "https://yongkang.en.alibaba.com/product/62012345678-80/Bottle.html"],
  ["Alibaba", "https://www.alibaba.com/x/B1CdEf?ck=pdp"],
  ["Amazon", "https://www.amazon.com/Steel-Bottle-750/dp/B07XJ8C8F5/ref=sr_1_1?keywords=mug"],
  ["Amazon", "https://www.amazon.de/-/en/dp/B07XJ8C8F5"],
  ["Amazon", "https://amazon.co.uk/gp/product/B07XJ8C8F5?th=1"],
  ["Amazon", "https://www.amazon.com.au/gp/aw/d/B07XJ8C8F5"],
  ["Amazon", "https://www.AMAZON.co.jp/dp/B07XJ8C8F5"],
  ["Amazon", "https://amzn.to/3xYzAbC"],
  ["Amazon", "https://amzn.eu/d/3xYzAbC"],
  ["Amazon", "Steel bottle, 750 ml https://a.co/d/3xYzAbC"],
  ["AliExpress", "https://www.aliexpress.com/item/1005001234567890.html"],
  ["Taobao", "https://item.taobao.com/item.htm?ft=t&id=654312345678"],
  ["Tmall", "https://detail.tmall.com/item.htm?id=654312345678"],
  ["Made-in-China", "https://acme.en.made-in-china.com/product/AbCdEfGhIjKl/Bottle.html"],
])("a product of %s is recognized: %s", (shop, link) => {
  expect(readProductLink(link)).toEqual({ shop, isProduct: true });
});

test.each([
  ["1688", "https://www.1688.com/"],
  ["1688", "https://s.1688.com/selloffer/offer_search.htm?keywords=mug"],
  ["1688", "https://shop1234.1688.com/page/offerlist.htm"],
  ["Alibaba", "https://www.alibaba.com/trade/search?SearchText=mug"],
  ["Alibaba", "https://yongkang.en.alibaba.com/company_profile.html"],
  ["Amazon", "https://www.amazon.com"],
  ["Amazon", "https://www.amazon.fr/s?k=mug&back=/dp/B07XJ8C8F5"],
  ["Amazon", "https://www.amazon.com/stores/page/AB12CD34"],
  ["Amazon", "https://www.amazon.com/dp/B07XJ8C8F5X"],
  ["Amazon", "https://amzn.to/"],
])("a page of %s that is no product is told apart: %s", (shop, link) => {
  expect(readProductLink(link)).toEqual({ shop, isProduct: false });
});

test.each([
  "https://amazon.com.evil.example/dp/B07XJ8C8F5",
  "https://notamazon.com/dp/B07XJ8C8F5",
  "https://www.amazon.example/dp/B07XJ8C8F5",
  "https://evil.example/detail.1688.com/offer/6543.html",
  "https://detail.1688.com.evil.example/offer/6543.html",
  "https://detail-1688.com/offer/6543.html",
  "https://xn--mazon-3ve.com/dp/B07XJ8C8F5",
  "factory.example:8080/bottle",
])("another web address is of no known shop: %s", (link) => {
  expect(readProductLink(link)).toEqual({ shop: null, isProduct: false });
});

test.each([
  "",
  "a steel bottle",
  "bottle",
  "3.20",
  "https://",
  "https://detail",
  "detail.1688.com /offer/6543.html",
  "https://1688.com@evil.example/offer/6543.html",
  "hannah@amazon.com",
  "javascript:alert(1)",
  "ftp://files.example/bottle",
])("no web address: %j", (typed) => {
  expect(readProductLink(typed)).toBeNull();
  expect(completeLink(typed)).toBe(typed);
});

test.each([
  ["detail.1688.com/offer/6543.html", "https://detail.1688.com/offer/6543.html"],
  ["http://factory.example/a.", "http://factory.example/a."],
  ["Steel bottle https://a.co/d/3xYzAbC", "https://a.co/d/3xYzAbC"],
  ["Look (https://a.co/d/3xYzAbC).", "https://a.co/d/3xYzAbC"],
  ["【1688】https://qr.1688.com/s/AbC 点击链接", "https://qr.1688.com/s/AbC"],
])("the link in %j is %s", (typed, link) => {
  expect(completeLink(typed)).toBe(link);
  expect(completeLink(link)).toBe(link);
});
