import { useState } from "react";
import { Board, BoardCard, BoardColumn } from "#design/board/board.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const columns = [
  { id: "planned", title: "Planned" },
  { id: "booked", title: "Booked" },
  { id: "done", title: "Done" },
];

const services = ["Oil change", "Tyres", "Roadworthy test"];

export function BoardSection() {
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({ Tyres: "booked" });
  const placeOf = (service: string) => places[service] ?? "planned";
  return (
    <GallerySection id="board" title="Board" note="Cards move by drag, by touch and with Shift and an arrow key.">
      <Specimen title="What can’t be done says why" className="grid">
        <Board label="Services" columns={columns}>
          {columns.map(({ id, title }) => (
            <BoardColumn key={id} id={id} title={title}>
              <ul className="grid gap-2">
                {services
                  .filter((service) => placeOf(service) === id)
                  .map((service) => (
                    <BoardCard
                      key={service}
                      card={{
                        id: service,
                        name: service,
                        column: id,
                        obstacleTo: (to) => (id === "planned" && to === "done" ? "Book it first." : undefined),
                        onMove: (to) => setPlaces((before) => ({ ...before, [service]: to })),
                      }}
                    >
                      <button type="button" data-card-main className="text-left font-semibold">
                        {service}
                      </button>
                    </BoardCard>
                  ))}
              </ul>
            </BoardColumn>
          ))}
        </Board>
      </Specimen>
    </GallerySection>
  );
}
