import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app";
import "@/styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element.");

// The pages set their own titles; a second one in the document would win over them.
document.querySelector("title[data-shell]")?.remove();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
