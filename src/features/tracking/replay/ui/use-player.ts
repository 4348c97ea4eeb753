import { useEffect, useState } from "react";

const frameMs = 100;

export const speeds = [1, 5, 15, 60] as const;
export type Speed = (typeof speeds)[number];

/** A clock between two moments that can be set, run and stopped. It runs so many times as fast as time does. */
export function usePlayer(from: number, to: number) {
  const [at, setAt] = useState(from);
  const [speed, setSpeed] = useState<Speed>(15);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((last) => Math.min(to, last + frameMs * speed)), frameMs);
    return () => clearInterval(timer);
  }, [isPlaying, speed, to]);
  useEffect(() => {
    if (at >= to) setIsPlaying(false);
  }, [at, to]);
  return {
    at,
    speed,
    setSpeed,
    isPlaying,
    set: (moment: number) => setAt(Math.min(to, Math.max(from, moment))),
    toggle: () => {
      // From the end it starts again.
      if (!isPlaying && at >= to) setAt(from);
      setIsPlaying(!isPlaying);
    },
  };
}
