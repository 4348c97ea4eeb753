import { useState } from "react";

type Point = { readonly latitude: number; readonly longitude: number };
type Asked = Point | { readonly text: string };

/** Where passengers wait, as far as the dispatcher said otherwise: a point of the map, or a place in words. */
export function useRescuePlace() {
  const [asked, setAsked] = useState<Asked>();
  const [words, setWords] = useState<string>();
  return {
    /** Undefined: as the server proposes. */
    asked,
    /** The typed place; undefined while the name of the point says it. */
    words,
    type: setWords,
    /** Looks for what was typed. */
    find: () => words?.trim() && setAsked({ text: words.trim() }),
    move: ({ lat, lng }: { readonly lat: number; readonly lng: number }) => {
      setWords(undefined);
      setAsked({ latitude: lat, longitude: lng });
    },
  };
}
