import type { Page } from "@playwright/test";
import { shortMonthNames } from "../src/domain/time/local-time.ts";
import { dayAhead } from "./a-booked-journey.ts";

const secondsAKey = 0.28;
const secondsADecision = 1.2;

/** Counts what is pressed, and says how long a person takes for it who decides what comes next so many times. */
export function typist(page: Page) {
  let keys = 0;
  return {
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    seconds: ({ decisions }: { readonly decisions: number }) => {
      const seconds = keys * secondsAKey + decisions * secondsADecision;
      keys = 0;
      return seconds;
    },
  };
}

/** As a dispatcher types it: “28 dec”. */
export const typedDay = (days: number) => {
  const [, month, day] = dayAhead(days).split("-").map(Number);
  return `${day} ${shortMonthNames[(month ?? 1) - 1]?.toLowerCase()}`;
};
