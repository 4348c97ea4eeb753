import type { Page } from "@playwright/test";

/** Caused by a busy machine rather than the page: the picture came late. */
const isAboutSpeed = /was preloaded using link preload but not used within a few seconds/;

/** Everything that a browser complains about; a quiet console is part of a working page. */
export function complaints(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !isAboutSpeed.test(message.text())) errors.push(message.text());
  });
  return errors;
}
