import { messages } from "./messages.ts";
import { openVisitChoice } from "./use-visit-choice.ts";

/** Opens the choice about counted visits again, from any page. */
export function PrivacyChoicesButton({ className }: { className?: string }) {
  return (
    <button type="button" onClick={openVisitChoice} className={className}>
      {messages.choices}
    </button>
  );
}
