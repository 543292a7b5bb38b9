// The frame around all pages.

import { PositionPage } from "../position/page.js";
import { Looks } from "./looks.js";
import { later } from "./later.js";
import "./menus.js";
import { Notice } from "./notice.js";
import { hashOf, route, type Page } from "./router.js";
import { remembered } from "./remembered.js";

const GamePage = later(() => import("../game/page.js"));
const RulesPage = later(() => import("../rules/page.js"));
const HousePage = later(() => import("../house/page.js"));
const ConformPage = later(() => import("../conform/page.js"));
const LicencesPage = later(() => import("./licences.js"));

const titles: Record<Page, string> = {
  position: "Position",
  game: "Game",
  rules: "Rules",
  house: "House rules",
  conform: "Conformance",
  licences: "Licences",
};
const inTheBar = (Object.keys(titles) as Page[]).filter((page) => page !== "licences");

function Open({ page }: { page: Page }) {
  switch (page) {
    case "position": return <PositionPage />;
    case "game": return <GamePage />;
    case "rules": return <RulesPage />;
    case "house": return <HousePage />;
    case "conform": return <ConformPage />;
    case "licences": return <LicencesPage />;
  }
}

export function App() {
  const { page } = route.value;
  document.title = `${titles[page]} · Casino Oracle`;
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), document.getElementById("main")?.focus())}>To the page</a>
      <header class="top">
        <p class="brand"><span class="mark" aria-hidden="true">♦</span> Casino Oracle</p>
        <nav aria-label="Pages">
          <ul>
            {inTheBar.map((one) => (
              <li key={one}>
                <a href={hashOf({ page: one, rest: remembered(one) })} aria-current={one === page ? "page" : undefined}>{titles[one]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Looks />
      </header>
      <main id="main" tabIndex={-1} class={`page-${page}`}>
        <Open page={page} />
      </main>
      <Notice />
    </>
  );
}
