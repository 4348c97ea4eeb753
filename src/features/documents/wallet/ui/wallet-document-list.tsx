import { CircleAlert, CircleCheck } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { DateText } from "#design/dates/date-text.tsx";
import type { WalletDocument } from "../contract.ts";

const words = { valid: "Valid", expired: "Expired", missing: "Not on file" } as const;

/** Each document with whether it is valid, large enough to be read over a car door. */
export const WalletDocumentList = ({ documents }: { documents: readonly WalletDocument[] }) => (
  <ul aria-label="Documents" className="grid gap-2">
    {documents.map((document) => (
      <li key={document.type} className="flex items-center gap-4 rounded-md px-4 py-3 inset-ring inset-ring-line">
        <span
          aria-hidden="true"
          className={cx("[&>svg]:size-7", document.standing === "valid" ? "text-ok" : "text-bad")}
        >
          {document.standing === "valid" ? <CircleCheck /> : <CircleAlert />}
        </span>
        <span className="min-w-0 grow leading-tight">
          <span className="block font-bold">{document.name}</span>
          {document.number && <span className="block text-lg [overflow-wrap:anywhere]">{document.number}</span>}
        </span>
        <span className="shrink-0 text-end leading-tight">
          <span className={cx("block font-bold", document.standing === "valid" ? "text-ok" : "text-bad")}>
            {words[document.standing]}
          </span>
          {document.last_day && <DateText at={document.last_day} className="text-ink-2 text-sm" />}
        </span>
      </li>
    ))}
  </ul>
);
