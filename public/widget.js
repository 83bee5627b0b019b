/*
 * A button on somebody's page that opens a feedback form of theirs in a frame. It needs no cookie, asks for nothing
 * until it is pressed, and keeps its looks to itself. What it says comes with the code that owners paste:
 * <script src="…/widget.js" data-link="…/s/code" data-label="Feedback" data-close="Close" async></script>
 */
(() => {
  const { link, label, close } = document.currentScript.dataset;
  const { origin } = new URL(link);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>
    :host { all: initial; color-scheme: light dark; font: 600 16px/1.5 system-ui, 'Noto Sans Bengali', sans-serif; }
    button { font: inherit; cursor: pointer; }
    button:focus-visible { outline: 3px solid #f5a524; outline-offset: 2px; }
    .open { position: fixed; z-index: 2147483646; inset: auto 16px 16px auto; min-height: 44px; padding: 8px 20px;
      border: 0; border-block-start: 3px solid #f5a524; border-radius: 10px; background: #006a4e; color: #fff;
      box-shadow: 0 4px 16px rgb(0 0 0 / 25%); }
    dialog { position: fixed; z-index: 2147483647; inset: auto 16px 16px auto; box-sizing: border-box; margin: 0;
      width: min(420px, calc(100vw - 32px)); max-height: calc(100dvh - 32px); padding: 0; overflow: auto;
      border: 1px solid #76847d; border-radius: 10px; background: Canvas; box-shadow: 0 8px 32px rgb(0 0 0 / 30%); }
    .close { position: sticky; z-index: 1; inset-block-start: 0; float: inline-end; width: 44px; height: 44px; border: 0;
      background: Canvas; color: CanvasText; border-radius: 0 10px; }
    iframe { display: block; clear: both; width: 100%; height: 420px; border: 0; }
  </style><button type="button" class="open" aria-haspopup="dialog"></button>
  <dialog><button type="button" class="close">✕</button></dialog>`;
  const [open, dialog, shut] = ['.open', 'dialog', '.close'].map((name) => root.querySelector(name));
  open.textContent = label;
  dialog.setAttribute('aria-label', label);
  shut.setAttribute('aria-label', close);
  let frame;

  open.addEventListener('click', () => {
    if (!frame) {
      frame = Object.assign(document.createElement('iframe'), { src: link, title: label });
      dialog.append(frame);
    }
    open.style.display = 'none';
    dialog.show();
    shut.focus();
  });
  shut.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
  dialog.addEventListener('close', () => {
    open.style.display = '';
    open.focus();
  });
  // The frame's pages tell how high they are, see `tell-height.ts`.
  addEventListener('message', ({ source, origin: from, data }) => {
    if (from !== origin || !frame || source !== frame.contentWindow || !data?.joripHeight) return;
    frame.style.height = `${Number(data.joripHeight) || 420}px`;
  });
  document.body.append(host);
})();
