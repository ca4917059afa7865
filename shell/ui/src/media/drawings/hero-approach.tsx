import { useId } from 'react';
import { DrawingFrame, type DrawingProps } from '../drawing-frame';

export function HeroApproach(props: DrawingProps) {
  const clip = useId();
  return (
    <DrawingFrame
      viewBox="0 0 480 380"
      label="A sea chart: a dashed course leads from open water to a lit harbour"
      {...props}
    >
      <clipPath id={clip}>
        <rect width="480" height="380" rx="3" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="480" height="380" fill="var(--lf-card)" />
        <path
          d="M512-10L310-10C306 22 332 36 322 62 312 90 262 86 250 116 240 142 268 158 292 160 318 162 332 170 330 188 328 208 292 206 284 230 276 256 316 262 322 290 328 318 306 340 318 390L512 390Z"
          transform="translate(-92 6)"
          fill="var(--lf-shallow)"
          stroke="var(--lf-shallow)"
          strokeWidth="46"
          strokeLinejoin="round"
        />
        <path
          d="M512-10L310-10C306 22 332 36 322 62 312 90 262 86 250 116 240 142 268 158 292 160 318 162 332 170 330 188 328 208 292 206 284 230 276 256 316 262 322 290 328 318 306 340 318 390L512 390Z"
          transform="translate(-40 2)"
          fill="var(--lf-shoal)"
          stroke="var(--lf-shoal)"
          strokeWidth="34"
          strokeLinejoin="round"
        />
        <path
          d="M512-10L310-10C306 22 332 36 322 62 312 90 262 86 250 116 240 142 268 158 292 160 318 162 332 170 330 188 328 208 292 206 284 230 276 256 316 262 322 290 328 318 306 340 318 390L512 390Z"
          transform="translate(-92 6)"
          stroke="var(--lf-contour)"
          strokeWidth="1"
        />
        <path
          d="M512-10L310-10C306 22 332 36 322 62 312 90 262 86 250 116 240 142 268 158 292 160 318 162 332 170 330 188 328 208 292 206 284 230 276 256 316 262 322 290 328 318 306 340 318 390L512 390Z"
          transform="translate(-62 4)"
          stroke="var(--lf-contour)"
          strokeWidth="1"
          strokeDasharray="5 4"
        />
        <path
          d="M512-10L310-10C306 22 332 36 322 62 312 90 262 86 250 116 240 142 268 158 292 160 318 162 332 170 330 188 328 208 292 206 284 230 276 256 316 262 322 290 328 318 306 340 318 390L512 390Z"
          transform="translate(-22 1)"
          stroke="var(--lf-contour)"
          strokeWidth="1"
        />
        <path
          d="M512-10L310-10C306 22 332 36 322 62 312 90 262 86 250 116 240 142 268 158 292 160 318 162 332 170 330 188 328 208 292 206 284 230 276 256 316 262 322 290 328 318 306 340 318 390L512 390Z"
          fill="var(--lf-land)"
          stroke="var(--lf-coast)"
          strokeWidth="2"
        />
        <g stroke="var(--lf-coast)" strokeWidth="1" opacity=".7">
          <path d="M372 60c26 8 30 34 54 40s44 2 60-8M390 84c18 6 22 20 40 24s40 0 56-6M366 260c10 20 6 40 20 58s44 22 100 18M388 270c6 14 6 30 18 42s40 14 80 10" />
        </g>
        <path
          d="M330 188c14 2 30-2 44-10M330 182c10 0 22-4 34-12"
          stroke="var(--lf-ink)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <g fill="var(--lf-ink)">
          <path d="M384 168h9v9h-9zM397 162h11v8h-11zM398 176h8v8h-8zM412 174h12v9h-12zM386 184h9v7h-9zM414 160h7v9h-7zM428 166h8v8h-8z" />
        </g>
        <path d="M34 338L308 196" stroke="var(--lf-ink)" strokeWidth="1.6" strokeDasharray="10 6" />
        <path d="M322 189L308 196" stroke="var(--lf-ink)" strokeWidth="1.6" />
        <g transform="translate(112 297.5) rotate(-27.4)">
          <path d="M-15-6.5H8L19 0 8 6.5H-15Z" fill="var(--lf-accent)" stroke="var(--lf-card)" strokeWidth="2" />
          <path d="M-8 0H4" stroke="var(--lf-card)" strokeWidth="2" />
        </g>
        <g fontFamily="var(--lf-font-text, sans-serif)" fontSize="13" fill="var(--lf-muted)" stroke="none">
          <text x="52" y="70">
            31
          </text>
          <text x="96" y="128">
            24
            <tspan dy="3" fontSize=".72em">
              5
            </tspan>
          </text>
          <text x="50" y="190">
            27
          </text>
          <text x="150" y="66">
            18
            <tspan dy="3" fontSize=".72em">
              2
            </tspan>
          </text>
          <text x="132" y="190">
            16
          </text>
          <text x="188" y="132">
            9
            <tspan dy="3" fontSize=".72em">
              4
            </tspan>
          </text>
          <text x="62" y="258">
            22
          </text>
          <text x="206" y="232">
            8
            <tspan dy="3" fontSize=".72em">
              1
            </tspan>
          </text>
          <text x="214" y="322">
            7
            <tspan dy="3" fontSize=".72em">
              6
            </tspan>
          </text>
          <text x="240" y="60">
            5
            <tspan dy="3" fontSize=".72em">
              8
            </tspan>
          </text>
          <text x="262" y="196">
            3
            <tspan dy="3" fontSize=".72em">
              2
            </tspan>
          </text>
          <text x="150" y="346">
            14
          </text>
        </g>
        <g transform="translate(0 0)">
          <g fill="none" stroke="var(--lf-light)" strokeWidth="1" opacity=".8">
            <path d="M392 270L392 279M395.3 270.1L395.1 273.1M398.6 270.6L398.1 273.5M401.8 271.3L401.1 274.2M405 272.3L404 275.1M408.1 273.6L406.8 276.3M411 275.1L408 280.3M413.8 276.9L412.1 279.3M416.4 278.9L414.5 281.2M418.9 281.1L416.7 283.3M421.1 283.6L418.8 285.5M423.1 286.2L420.7 287.9M424.9 289L419.7 292M426.4 291.9L423.7 293.2M427.7 295L424.9 296M428.7 298.2L425.8 298.9M429.4 301.4L426.5 301.9M429.9 304.7L426.9 304.9M430 308L421 308M429.9 311.3L426.9 311.1M429.4 314.6L426.5 314.1M428.7 317.8L425.8 317.1M427.7 321L424.9 320M426.4 324.1L423.7 322.8M424.9 327L419.7 324M423.1 329.8L420.7 328.1M421.1 332.4L418.8 330.5M418.9 334.9L416.7 332.7M416.4 337.1L414.5 334.8M413.8 339.1L412.1 336.7M411 340.9L408 335.7M408.1 342.4L406.8 339.7M405 343.7L404 340.9M401.8 344.7L401.1 341.8M398.6 345.4L398.1 342.5M395.3 345.9L395.1 342.9M392 346L392 337M388.7 345.9L388.9 342.9M385.4 345.4L385.9 342.5M382.2 344.7L382.9 341.8M379 343.7L380 340.9M375.9 342.4L377.2 339.7M373 340.9L376 335.7M370.2 339.1L371.9 336.7M367.6 337.1L369.5 334.8M365.1 334.9L367.3 332.7M362.9 332.4L365.2 330.5M360.9 329.8L363.3 328.1M359.1 327L364.3 324M357.6 324.1L360.3 322.8M356.3 321L359.1 320M355.3 317.8L358.2 317.1M354.6 314.6L357.5 314.1M354.1 311.3L357.1 311.1M354 308L363 308M354.1 304.7L357.1 304.9M354.6 301.4L357.5 301.9M355.3 298.2L358.2 298.9M356.3 295L359.1 296M357.6 291.9L360.3 293.2M359.1 289L364.3 292M360.9 286.2L363.3 287.9M362.9 283.6L365.2 285.5M365.1 281.1L367.3 283.3M367.6 278.9L369.5 281.2M370.2 276.9L371.9 279.3M373 275.1L376 280.3M375.9 273.6L377.2 276.3M379 272.3L380 275.1M382.2 271.3L382.9 274.2M385.4 270.6L385.9 273.5M388.7 270.1L388.9 273.1" />
            <circle cx="392" cy="308" r="42" />
            <path d="M392 260v74M386 268l6-9 6 9" />
          </g>
        </g>
        <g>
          <circle cx="240" cy="288" r="5" fill="var(--lf-card)" stroke="var(--lf-ink)" strokeWidth="1.6" />
          <path d="M240 283v-12M236 271h8" stroke="var(--lf-ink)" strokeWidth="1.6" />
        </g>
        <g className="lf-flare" transform="translate(252 116) rotate(-38) scale(1.6666666666666667)">
          <path d="M0-3C-1.2-8.5-6-11.5-6-17.2A6 6.3 0 0 1 6-17.2C6-11.5 1.2-8.5 0-3Z" fill="var(--lf-light)" />
          <circle r="1.9" fill="var(--lf-ink)" />
        </g>
        <g className="lf-flare" transform="translate(330 187) rotate(32) scale(2.5833333333333335)">
          <path d="M0-3C-1.2-8.5-6-11.5-6-17.2A6 6.3 0 0 1 6-17.2C6-11.5 1.2-8.5 0-3Z" fill="var(--lf-light)" />
          <circle r="1.9" fill="var(--lf-ink)" />
        </g>
      </g>
      <path
        d="M8 0h35.7v8h-35.7zM8 372h35.7v8h-35.7zM79.4 0h35.7v8h-35.7zM79.4 372h35.7v8h-35.7zM150.8 0h35.7v8h-35.7zM150.8 372h35.7v8h-35.7zM222.2 0h35.7v8h-35.7zM222.2 372h35.7v8h-35.7zM293.5 0h35.7v8h-35.7zM293.5 372h35.7v8h-35.7zM364.9 0h35.7v8h-35.7zM364.9 372h35.7v8h-35.7zM436.3 0h35.7v8h-35.7zM436.3 372h35.7v8h-35.7zM0 8h8v36.4h-8zM472 8h8v36.4h-8zM0 80.8h8v36.4h-8zM472 80.8h8v36.4h-8zM0 153.6h8v36.4h-8zM472 153.6h8v36.4h-8zM0 226.4h8v36.4h-8zM472 226.4h8v36.4h-8zM0 299.2h8v36.4h-8zM472 299.2h8v36.4h-8z"
        fill="var(--lf-ink)"
        opacity=".85"
      />
      <path d="M.75.75h478.5v378.5h-478.5zM8 8h464v364h-464z" fill="none" stroke="var(--lf-ink)" strokeWidth="1" />
    </DrawingFrame>
  );
}
