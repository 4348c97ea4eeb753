import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AnswerText, hrefOf } from "./answer-text.tsx";

const htmlOf = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AnswerText text={text} onFollow={() => {}} />
    </MemoryRouter>,
  );

test.each([
  ["a line that names a page", "More about the Winelands tour: /tours/winelands", 'href="/tours/winelands"'],
  [
    "a booking filled in",
    "Open the booking: /booking?service=tours&passengers=2",
    "/booking?service=tours&amp;passengers=2",
  ],
  ["a path within a sentence", "See /contact, please.", 'href="/contact"'],
  ["a part of the home page", "Rules: /#faq", 'href="/#faq"'],
  ["a phone number", "Call +27 21 555 0123, at any hour", 'href="tel:+27215550123"'],
  ["a tel: address", "Call tel:+27215550123", 'href="tel:+27215550123"'],
  ["WhatsApp", "message us on https://wa.me/27825550123 or", 'href="https://wa.me/27825550123"'],
  ["an e-mail address", "write to hello@shuttle.example, at", 'href="mailto:hello@shuttle.example"'],
])("%s is a link", (_what, text, link) => {
  expect(htmlOf(text)).toContain(link);
});

test("everything else is plain text, including markup", () => {
  const html = htmlOf('<img src=x onerror=alert(1)> <a href="https://evil.example">x</a> 24/7 and 50/50');
  expect(html).not.toMatch(/<img|<a /);
  expect(html).toContain("&lt;img");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/a b", ""])(
  "%j is not a path of ours",
  (text) => {
    expect(hrefOf(text)).toBeUndefined();
  },
);
