import { TextSearch } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { privacyContract } from "../contract.ts";

/** Where the searched words are stored, table by table; also how we check that nothing is left. */
export function MentionsCard({ search }: { search: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, refetch } = useCall(privacyContract.findMentions, { search }, { enabled: isAsked });
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] text-[0.9375rem] text-ink-2">
          Words about a person can be in notes, messages and logs too. Search every table before you say that nothing is
          left.
        </p>
        {!isAsked && (
          <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
            <TextSearch aria-hidden /> Search every table
          </Button>
        )}
      </div>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {isAsked && !data && !error && <Spinner text="Searching every table…" />}
      {data?.places.length === 0 && <p className="font-semibold">“{search}” is in no table.</p>}
      {data && data.places.length > 0 && (
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {data.places.map(({ title, rows, is_kept }) => (
            <li key={title} className="flex items-center justify-between gap-3 border-line border-t py-2">
              <span className="text-ink-2">{title}</span>
              <span className="flex items-center gap-2 font-semibold tabular-nums">
                {is_kept && <Badge tone="neutral">Kept by law</Badge>}
                {rows}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
