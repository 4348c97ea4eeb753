import { expect, test } from "vitest";
import { checkInvite, inviteEnds } from "./invite-rules.ts";

const sent = new Date("2026-11-20T08:00:00Z");
const open = { acceptedAt: null, withdrawnAt: null, expiresAt: inviteEnds(sent) };
const at = (moment: string) => new Date(moment);

test.each([
  ["right away", open, sent, undefined],
  ["a second before a week is over", open, at("2026-11-27T07:59:59Z"), undefined],
  ["when a week is over", open, at("2026-11-27T08:00:00Z"), "invite_expired"],
  ["after it was accepted", { ...open, acceptedAt: sent }, sent, "invite_used"],
  ["after it was taken back", { ...open, withdrawnAt: sent }, sent, "invite_withdrawn"],
  ["accepted, and long ago", { ...open, acceptedAt: sent }, at("2027-11-27T08:00:00Z"), "invite_used"],
  ["that nobody knows", undefined, sent, "invite_unknown"],
])("an invitation %s", (_when, invite, now, reason) => {
  const answer = checkInvite(invite, now);
  expect(answer.ok ? undefined : answer.reason).toBe(reason);
});
