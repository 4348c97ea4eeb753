import { Undo2 } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import type { OpenedTemplate } from "../contract.ts";
import { placeLabel } from "./messages.ts";

type Props = { template: OpenedTemplate; onPutBack: (texts: Readonly<Record<string, string>>) => void };

/** Each change with its author, time and reason, and a way to load an earlier version into the editor. */
export const TemplateVersions = ({ template, onPutBack }: Props) => (
  <section className="grid max-w-4xl gap-2">
    <h2 className="font-bold text-lg">Versions</h2>
    {template.versions.length === 0 ? (
      <p className="text-ink-2">No versions yet. Each time these texts are saved, the version is listed here.</p>
    ) : (
      <Card className="py-1">
        <ul>
          {template.versions.map((one) => (
            <li
              key={one.version}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-4 first:border-t-0"
            >
              <div className="grid min-w-0 flex-1 basis-72 gap-1.5">
                <h3 className="flex flex-wrap items-center gap-2 font-semibold">
                  Version {one.version}
                  {one.version === template.version && <Badge tone="ok">Current</Badge>}
                </h3>
                <p className="text-ink-2 text-sm">
                  {formatDateTime(one.at)} by {one.by}: {one.reason}
                </p>
                <ul className="grid gap-1 text-sm">
                  {one.changes.map(({ place, before, after }) => (
                    <li key={place} className="[overflow-wrap:anywhere]">
                      <span className="font-medium">{placeLabel(place)}:</span>{" "}
                      <del className="text-ink-3">{before}</del> <span aria-hidden>→</span>{" "}
                      <ins className="font-semibold no-underline">{after}</ins>
                    </li>
                  ))}
                </ul>
              </div>
              {one.version !== template.version && (
                <Button size="sm" variant="outline" icon={<Undo2 aria-hidden />} onClick={() => onPutBack(one.texts)}>
                  Load version {one.version}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    )}
  </section>
);
