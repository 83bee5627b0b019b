/** How a sheet is set, on A4 across. All words come from outside, as strings: what is in them is never read. */
export const SHEET = `
#let told = sys.inputs
#let ink = rgb("#1d2440")
#let soft = rgb("#5a6078")
#let thread = rgb("#c8501e")
#set document(title: told.heading + ": " + told.name, author: told.maker)
#set page(width: 297mm, height: 210mm, margin: 0mm)
#set text(font: ("Noto Sans Bengali", "Libertinus Serif"), lang: told.lang, size: 13pt, fill: ink)
#set par(justify: false, leading: 0.7em)

#place(rect(width: 100%, height: 100%, inset: 9mm, stroke: none,
  rect(width: 100%, height: 100%, stroke: 2.4pt + ink, inset: 2.2mm,
    rect(width: 100%, height: 100%, stroke: (paint: thread, thickness: 1.1pt, dash: (array: (6pt, 4pt)))))))

// As large as there is room for.
#let fitted(words, height, sizes) = layout(room => {
  let set-in(size) = block(width: room.width, align(center, text(size: size, weight: 600, words)))
  let size = sizes.find(size => measure(set-in(size)).height <= height)
  set-in(if size == none { sizes.last() } else { size })
})

#block(width: 100%, height: 100%, inset: (x: 30mm, top: 24mm, bottom: 22mm), {
  set align(center)
  block(width: 150mm, height: 2.6pt, fill: ink)
  v(1mm)
  text(size: 12pt, fill: soft, told.maker)
  v(1mm)
  text(size: 34pt, weight: 600, told.heading)
  v(5mm)
  text(fill: soft, told.certifies)
  v(2mm)
  block(height: 24mm, width: 100%, align(center + horizon, fitted(told.name, 24mm, (32pt, 26pt, 21pt, 17pt, 13pt))))
  v(2mm)
  text(fill: soft, told.hasPassed)
  v(2mm)
  block(height: 26mm, width: 100%, align(center + horizon, fitted(told.quiz, 26mm, (24pt, 20pt, 17pt, 14pt, 11pt, 8pt))))
  v(1fr)
  grid(columns: (1fr, 30mm), align: (left + bottom, right + bottom), column-gutter: 8mm,
    {
      let facts = json(bytes(told.facts))
      grid(columns: facts.map(_ => auto), column-gutter: 12mm, row-gutter: 2mm, align: left + top,
        ..facts.map(fact => text(size: 10pt, fill: soft, fact.at(0))),
        ..facts.map(fact => block(width: if facts.len() > 2 { 58mm } else { 80mm }, text(weight: 600, fact.at(1)))))
      v(6mm)
      text(size: 10pt, fill: soft, told.check)
      linebreak()
      text(size: 10pt, weight: 600, told.code)
    },
    image(bytes(told.qr), format: "svg", width: 30mm, alt: told.code))
})
`;
