import { expect, test } from "vitest";
import { isImageAddress } from "./image-address";

test.each([
  "https://cdn.example/hero.webp",
  "http://localhost:5173/storage/v1/object/public/public_assets/a.png",
  "HTTPS://CDN.EXAMPLE/A.PNG",
  "/images/hero-1200.webp",
  "data:image/png;base64,AAAA",
])("%s is the address of a picture", (address) => {
  expect(isImageAddress(address)).toBe(true);
});

test.each([
  "",
  "javascript:alert(1)",
  "data:text/html,<script>",
  "//evil.example/x.png",
  "/\\evil.example/x.png",
  "https://",
  "ftp://files.example/x.png",
  "blob:https://site.example/1",
  "images/hero.webp",
])("%j is not", (address) => {
  expect(isImageAddress(address)).toBe(false);
});
