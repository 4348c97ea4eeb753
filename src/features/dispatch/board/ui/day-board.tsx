import { type ReactNode, useState } from "react";
import { Card } from "#design/card.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useNow } from "#design/use-present-time.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { BoardTools, useRowsBy } from "./board-tools.tsx";
import { DayPlan } from "./day-plan.tsx";
import { LineState, StaleNotice } from "./line-state.tsx";
import { PlanFrame } from "./plan-frame.tsx";
import { PlanMenu } from "./plan-menu.tsx";
import type { BoardView } from "./use-board-address.ts";
import { useLiveDay } from "./use-live-board.ts";

type DayBoardProps = {
  day: LocalDate;
  onDay: (day: LocalDate) => void;
  onView: (view: BoardView) => void;
  /** The first search. */
  looksFor?: string;
  /** The trip that is open at first. */
  opens?: string | undefined;
  handover?: HandoverParts | undefined;
};

/** Handover controls: among the tools, and above the day. */
export type HandoverParts = { readonly menu: ReactNode; readonly band: ReactNode };

/** One day on the road, updated live. */
export function DayBoard({ day, onDay, onView, looksFor = "", opens, handover }: DayBoardProps) {
  const now = useNow(15);
  const [text, setText] = useState(looksFor);
  const [opened, setOpened] = useState(opens);
  const { by, setBy } = useRowsBy();
  const { read, line } = useLiveDay(day);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <BoardTools
        view="day"
        day={day}
        onDay={onDay}
        onView={onView}
        by={by}
        text={text}
        today={localDateOf(now)}
        onBy={setBy}
        onText={setText}
      >
        <PlanMenu day={day} />
        {handover?.menu}
        {read.data && <LineState line={line} readAt={read.data.read_at} now={now} />}
      </BoardTools>
      {handover?.band}
      <StaleNotice line={line} read={read} now={now} />
      {read.isPending && (
        <Card>
          <SkeletonTable rows={8} columns={6} />
        </Card>
      )}
      {!read.data && read.isError && (
        <ReadFailed title="We couldn’t load this day" error={read.error} onAgain={() => void read.refetch()} />
      )}
      {read.data && (
        <PlanFrame day={read.data}>
          {(shown) => (
            <DayPlan
              key={day}
              data={shown}
              by={by}
              text={text}
              now={now}
              isLive={line.isOpen}
              opens={opened}
              onElsewhere={(other, tripId) => {
                setOpened(tripId);
                onDay(other);
              }}
            />
          )}
        </PlanFrame>
      )}
    </div>
  );
}
