import { lintText } from "../words/lint-words.ts";

/** All that a campaign may say about its reader. */
const ours = "{first_name}";

/** The first fault that keeps a text of a campaign from being sent: the same faults as in any email, but it may advertise. */
export const campaignFault = (place: "subject" | "heading" | "body", text: string): string | undefined =>
  text.trim() === ""
    ? undefined
    : lintText({ place, text, ours, isMarketing: true }).find(({ level }) => level === "error")?.text;
