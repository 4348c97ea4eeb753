import { type ComponentType, lazy, useState } from "react";

/**
 * A part of a page that is loaded late. Once loaded it renders synchronously with whatever was touched; until then
 * React suspends.
 */
export function partOnceHere<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    here = await load();
    return here;
  };
  const Late = lazy(async () => ({ default: await fetchPart() }));
  /** It keeps the component it was first rendered with: another one would lose what was typed. */
  const Part = (props: Props) => {
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? Late);
    return <Drawn {...props} />;
  };
  return { Part, fetchPart };
}
