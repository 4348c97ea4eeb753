import { type DragEvent, useState } from "react";

/** Rows that can be dragged to another place with a mouse, beside the arrows that do the same. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  return (at: number) => ({
    draggable: true,
    onDragStart: () => setDragged(at),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: () => {
      if (dragged !== undefined && dragged !== at) onMove(dragged, at);
    },
  });
}
