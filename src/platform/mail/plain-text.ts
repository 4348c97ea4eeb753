import { toPlainText } from "@react-email/render";

/** The email for those who read no HTML: names are not shouted, and empty lines stand between its parts only. */
export const plainText = (html: string): string =>
  toPlainText(html, {
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "table", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: "div[data-text-block]", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    ],
  })
    // Some programs show a space that does not break as a question mark.
    .replaceAll("\u00a0", " ");
