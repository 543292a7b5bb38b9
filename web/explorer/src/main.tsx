import "./style/tokens.css";
import "./style/frame.css";
import "./style/forms.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/position.css";
import "./style/verdict.css";

import { render } from "preact";

import { App } from "./app/app.js";

render(<App />, document.getElementById("page")!);
if ("serviceWorker" in navigator && location.protocol.startsWith("http") && import.meta.env.PROD)
  navigator.serviceWorker.register("service_worker.js").catch(() => {}); // without it the page only needs its server again
