import { addHours } from "../time/local-time.ts";

/** A booking or enquiry that a message may be about. */
export type Candidate = {
  /** As messages.about says it. */
  readonly record: string;
  /** The thread it belongs to: a booking and the enquiry it came of have one. */
  readonly root: string;
  /** The pickup; of an enquiry, when it came in. */
  readonly at: Date;
  /** When something was last said about it. */
  readonly lastAt: Date | null;
};

/** So long a conversation goes on: an answer is about what was said last. */
const conversationHours = 72;

type Choice = { readonly chosen: Candidate; readonly others: readonly Candidate[] };

/**
 * What a customer’s message is about when it does not say: what we talked about in the last days, otherwise what is nearest in
 * time. Null where there is nothing. The others are shown for choosing.
 */
export function chooseRecord(candidates: readonly Candidate[], now: Date): Choice | null {
  const recent = addHours(now, -conversationHours);
  const distance = ({ at }: Candidate) => Math.abs(at.getTime() - now.getTime());
  const talked = ({ lastAt }: Candidate) => (lastAt !== null && lastAt >= recent ? lastAt.getTime() : 0);
  const [chosen, ...rest] = candidates.toSorted((a, b) => talked(b) - talked(a) || distance(a) - distance(b));
  if (!chosen) return null;
  const roots = new Set([chosen.root]);
  const others = rest.filter(({ root }) => !roots.has(root) && roots.add(root));
  return { chosen, others };
}
