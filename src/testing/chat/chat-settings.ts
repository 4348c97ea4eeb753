import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import type { ChatSettings } from "#domain/chat/chat-facts.ts";
import { claimFigures, claimTexts } from "#domain/company/claims.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";

/** The rules a company starts with, and what the demo company says about itself. */
export const chatSettings: ChatSettings = {
  ...defaultSettings,
  claims: { ...claimFigures(sampleClaims), safety: claimTexts(sampleClaims).safety },
};
