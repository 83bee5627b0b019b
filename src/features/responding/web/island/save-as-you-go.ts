import { fieldsOf, idOf, isChoice, questionOf, questionsIn, readValue, writeValue } from './fields.ts';
import { mayBeOnline } from './may-be-online.ts';
import { openQueue, randomKey } from './queue.ts';
import { sendAnswer } from './send-answer.ts';
import { createSender, type SaveState } from './sender.ts';
import { clearChoices, hasProblem, showProblem, showProgress, showState } from './show.ts';

const PAUSE_IN_TYPING = 700;

/** Saves each answer when it changes. Going on waits until all of them have arrived. */
export function saveAsYouGo(form: HTMLFormElement): void {
  const url = form.dataset.save ?? '';
  const questions = new Map(questionsIn(form).map((question) => [idOf(question), question]));
  const queue = openQueue(form.dataset.run ?? '', localStorageOrNone(), randomKey);
  const typing = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const last = new Map<string, string>();
  const refused = new Set<string>();
  let submitter: HTMLElement | null | undefined;
  let waitsSince: number | undefined;
  let isLeaving = false;

  const sender = createSender({
    queue,
    send: (entry) => sendAnswer(url, entry),
    isOffline: () => !navigator.onLine,
    onState: show,
    later: (callback, milliseconds) => setTimeout(callback, milliseconds),
    onTaken({ question }, answered) {
      judge(question, undefined);
      showProgress(form, answered);
    },
    onRefused: ({ question }, message) => judge(question, message),
    onOver() {
      isLeaving = true;
      location.reload();
    },
  });

  function judge(id: string, message: string | undefined): void {
    const question = questions.get(id);
    if (message) refused.add(id);
    else refused.delete(id);
    if (question) showProblem(question, message);
  }

  function show(state: SaveState): void {
    const isWaiting = submitter !== undefined;
    if (state === 'saved' && isWaiting) submit();
    else if (state === 'offline' && isWaiting) showState(form, 'waiting');
    else showState(form, state === 'saved' && refused.size > 0 ? 'refused' : state);
  }

  /** Everything has arrived: on, with the button that was pressed. */
  function submit(): void {
    const pressed = submitter;
    submitter = undefined;
    isLeaving = true;
    form.requestSubmit(pressed);
  }

  function keep(question: HTMLElement): void {
    clearTimeout(typing.get(question));
    typing.delete(question);
    const value = readValue(question);
    if (last.get(idOf(question)) === JSON.stringify(value)) return;
    last.set(idOf(question), JSON.stringify(value));
    queue.add(idOf(question), value);
  }

  function keepTyped(): void {
    for (const question of typing.keys()) keep(question);
  }

  form.addEventListener('input', ({ target }) => {
    const question = questionOf(target);
    if (!question || isChoice(target)) return;
    clearTimeout(typing.get(question));
    const save = () => {
      keep(question);
      void sender.flush();
    };
    typing.set(question, setTimeout(save, PAUSE_IN_TYPING));
  });

  form.addEventListener('change', ({ target }) => {
    const question = questionOf(target);
    if (!question) return;
    keep(question);
    void sender.flush();
  });

  form.addEventListener('click', (event) => {
    const question = questionOf(event.target);
    if (!question || !(event.target instanceof HTMLButtonElement) || event.target.name !== 'clear') return;
    event.preventDefault();
    clearChoices(question);
    keep(question);
    void sender.flush();
  });

  form.addEventListener('submit', (event) => {
    keepTyped();
    if (isLeaving || (queue.all().length === 0 && mayBeOnline(event, waitsSince))) {
      isLeaving = true;
      return;
    }
    event.preventDefault();
    submitter = event.submitter;
    waitsSince ??= event.timeStamp;
    if (!navigator.onLine) showState(form, 'waiting');
    void sender.flush();
  });

  addEventListener('online', () => {
    if (submitter !== undefined && queue.all().length === 0) submit();
    else void sender.flush();
  });
  addEventListener('offline', () => {
    if (queue.all().length > 0) show('offline');
  });
  addEventListener('pagehide', () => {
    keepTyped();
    void sender.flush();
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
    waitsSince = undefined;
  });
  addEventListener('beforeunload', (event) => {
    keepTyped();
    if (!isLeaving && queue.all().length > 0) event.preventDefault();
  });

  for (const [id, question] of questions) {
    if (hasProblem(question)) refused.add(id);
    if (fieldsOf(question).length > 0) last.set(id, JSON.stringify(readValue(question)));
  }
  // Left over from a window that was closed before they could be sent.
  for (const { question: id, value } of queue.all()) {
    const question = questions.get(id);
    if (question) writeValue(question, value);
    last.set(id, JSON.stringify(value));
  }
  void sender.flush();
}

/** Touching the storage throws where a browser forbids it. */
function localStorageOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}
