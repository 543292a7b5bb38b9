// A page whose scripts are fetched when it is first opened.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { reasonOf, trouble } from "./notice.js";

export function later(fetch: () => Promise<{ default: ComponentType }>): ComponentType {
  let known: ComponentType | undefined;
  return function Later() {
    const [, show] = useState(false);
    useEffect(() => {
      fetch().then((module) => ((known = module.default), show(true)), (error: unknown) => trouble(`This page cannot be fetched: ${reasonOf(error)}`));
    }, []);
    const Page = known;
    return Page ? <Page /> : <p class="waiting">Opening…</p>;
  };
}
